import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { FALLBACK, learnPart, speak } from './lib/words'

// Nobody sees a page in a language that is not his, unless his cannot be loaded.
await Promise.all([speak(settings.speech), learnPart('twin')]).catch((error) => {
  console.error(error)
  return speak(FALLBACK).catch(console.error)
})
mount(App, { target: document.getElementById('app')! })
// Without it the page does all it did.
import('./lib/installed.svelte').then(({ install }) => install()).catch(() => {})
