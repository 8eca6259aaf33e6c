import { expect, test } from 'vitest'
import { pseudoWords } from '../../adapters/fake/pseudo-words.ts'
import { en } from '../core/strings/english.ts'
import { startStory } from '../../fixtures/story.ts'
import { isWellFormed, placesIn } from '../core/strings/catalogues.ts'
import { foreignWords, pseudoState, saidIn } from './pseudo.ts'

test('the pseudo locale preserves the form of every message and has no plain letter', () => {
  const words = pseudoWords(en)
  expect(Object.entries(words).filter(([, text]) => !isWellFormed(text, 'en'))).toEqual([])
  expect(Object.values(words).map(placesIn)).toEqual(Object.values(en).map(placesIn))
  expect(words['connecting.waiting']).toBe('⟦Çóñţíñúé íñ {wallet} óñé ţ⟧')
})

test('a word that somebody wrote into a view is found, in its text and in the names of its parts', () => {
  const state = pseudoState(startStory().latchkey.state())
  const html = '<button aria-label="Press here"><b>Ethereum</b> ⟦ţó⟧ Submit</button>'
  expect(foreignWords(saidIn(html), state, { title: '', parts: {} })).toEqual(['Press', 'here', 'Submit'])
})
