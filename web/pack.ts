// Packs what a build wrote, so that the server sends it without work: each file beside itself as .br and .gz.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts are packed already. */
const PACKED = /\.(html|js|css|svg|webmanifest)$/

export function pack(): Plugin {
  let out = 'dist'
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!PACKED.test(name)) continue
        const path = join(out, name)
        const bytes = readFileSync(path)
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
