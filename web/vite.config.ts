import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { pack } from './pack.ts'
import { shell } from './shell.ts'

// The server to talk to while developing: `SPEAKEASY_PORT=2001 npm run dev`.
const house = `http://127.0.0.1:${process.env.SPEAKEASY_PORT ?? '1930'}`
// The server answers only its own pages, so the proxy speaks as one of them.
const door = { target: house, changeOrigin: true, headers: { origin: house }, ws: true, rewriteWsOrigin: true }

export default defineConfig({
  plugins: [svelte(), svelteTesting(), shell(), pack()],
  server: { host: '127.0.0.1', proxy: { '/api': door, '/ws': door } },
  build: {
    target: 'es2022',
    // The policy of the server allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small pieces that most screens need come as one: each file of its own costs a request with its headers.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'common', test: /\/src\/(ui|lib|games\/[^/]+\.)/, minShareCount: 3 }] },
      },
    },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
})
