# The program with its web client, and an image that holds little else.

FROM node:22-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-audit --no-fund
COPY web ./
RUN npm run build

FROM rust:1.95-bookworm AS program
WORKDIR /src
COPY . .
COPY --from=web /src/web/dist web/dist
RUN cargo build --release --locked --package speakeasy

FROM debian:bookworm-slim
RUN useradd --system --uid 1930 --home-dir /data --create-home speakeasy && chmod 0700 /data
COPY --from=program /src/target/release/speakeasy /usr/bin/speakeasy
USER speakeasy
VOLUME /data
ENV SPEAKEASY_DATA=/data SPEAKEASY_LISTEN=0.0.0.0
EXPOSE 1930
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/speakeasy"]
CMD ["serve"]
