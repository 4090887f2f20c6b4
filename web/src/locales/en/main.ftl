house-name = Speakeasy
