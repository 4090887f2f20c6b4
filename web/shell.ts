// What makes the page an app that can be installed: its service worker, which knows the files of this very build, and its
// manifest in every language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function shell(): Plugin {
  let out = 'dist'
  let root = '.'
  return {
    name: 'shell',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir
      root = config.root
    },
    writeBundle() {
      for (const language of readdirSync(join(root, 'src/locales')))
        writeFileSync(join(out, `manifest.${language}.webmanifest`), JSON.stringify(manifest(root, language)))
      const worker = readFileSync(join(root, 'worker.js'), 'utf8')
      const version = versionOf(out, worker)
      const files = JSON.stringify(filesOf(out))
      writeFileSync(join(out, 'sw.js'), worker.replace('__VERSION__', version).replace('__SHELL__', files))
    },
  }
}

/** What the page needs to open: itself, what it names, and the fonts that its styles name. */
function filesOf(out: string): string[] {
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]!)
  const styles = named.filter((path) => path.endsWith('.css')).map((path) => readFileSync(join(out, path), 'utf8'))
  const fonts = styles.flatMap((style) => [...style.matchAll(/url\(['"]?(\/assets\/[^)'"]+\.woff2)/g)])
  return ['/', '/favicon.svg', ...new Set([...named, ...fonts.map((found) => found[1]!)])]
}

/** Differs whenever anything of the build does. */
function versionOf(out: string, worker: string): string {
  const hash = createHash('sha256').update(worker)
  for (const name of readdirSync(join(out, 'assets')).sort()) hash.update(name)
  hash.update(readFileSync(join(out, 'index.html')))
  return hash.digest('hex').slice(0, 12)
}

function manifest(root: string, language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const text = readFileSync(join(root, `src/locales/${language}/club.ftl`), 'utf8')
  bundle.addResource(new FluentResource(text))
  const icon = (sizes: number, purpose: string) => ({
    src: purpose === 'any' ? `/icon-${sizes}.png` : `/icon-${purpose}-${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: 'Speakeasy',
    short_name: 'Speakeasy',
    description: bundle.formatPattern(bundle.getMessage('manifest-about')!.value!),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#12151C',
    theme_color: '#12151C',
    categories: ['games'],
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  }
}
