import { expect, test } from 'vitest'
import { fakeCatalogues } from '../../../adapters/fake/fake-catalogues.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { eventsOf, formatTape } from '../../../core/recording/tape.ts'
import { approvalWords } from '../../../core/selectors/frame/approval-words.ts'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { connectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import { connectView } from '../../../core/view-models/connection/connect.ts'
import { startStory } from '../../../fixtures/story.ts'

const german = {
  'button.connect': 'Wallet verbinden',
  'connect.title': 'Mit Wallet anmelden',
  'approval.close': 'Abbrechen',
}
const french = { 'connect.title': 'Connecter un portefeuille' }

/** A page in some locale whose words are under control. */
function page(locale: string | undefined, options = {}) {
  const catalogues = fakeCatalogues({ words: { de: german, fr: french } })
  const story = startStory({
    options: { ...(locale && { locale }), ...options },
    ports: { catalogues },
    record: 1000,
  })
  const { latchkey } = story
  const title = () => connectView(latchkey.state()).title
  const open = () => latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  return { ...story, catalogues, title, open }
}

test('the words of a locale come as a fact, in every view and on the buttons of the page', () => {
  const { latchkey, title } = page('de')
  latchkey.start()
  expect(title()).toBe('Mit Wallet anmelden')
  expect(connectButtonView(latchkey.state()).button.label).toBe('Wallet verbinden')
  expect(approvalWords(latchkey.state()).close).toBe('Abbrechen')
})

test('an English page asks for no words and no feature of them', () => {
  const { latchkey, catalogues, features, open } = page('en-GB')
  latchkey.start()
  open()
  expect(catalogues.questions).toEqual([])
  expect(features.questions.map(({ request }) => Object(request).feature)).not.toContain('locale')
})

test('texts stay English if the host disables locales', () => {
  const { latchkey, catalogues, title, open } = page('de', { features: { locale: false } })
  latchkey.start()
  open()
  expect(catalogues.questions).toEqual([])
  expect(title()).toBe('Connect wallet')
})

test('host texts override the catalogue, and missing texts are English', () => {
  const { latchkey, title } = page('de', { strings: { 'connect.title': 'Anmelden' } })
  latchkey.start()
  expect(title()).toBe('Anmelden')
  expect(connectView(latchkey.state()).parts.installed?.label).toBe('Your wallets')
})

test('texts are English until the catalogue arrives, and a failed load is retried at an opening', () => {
  const { latchkey, catalogues, title, open } = page('de')
  const question = catalogues.hang('load')
  latchkey.start()
  expect(title()).toBe('Connect wallet')
  expect(appearanceView(latchkey.state()).language).toBe('en')
  question.reject({ code: 'unreachable' })
  expect(title()).toBe('Connect wallet')
  open()
  expect(title()).toBe('Mit Wallet anmelden')
  expect(appearanceView(latchkey.state()).language).toBe('de')
})

test('another locale while Latchkey runs changes the words, and English comes back at once', () => {
  const { latchkey, title } = page(undefined)
  latchkey.start()
  latchkey.update({ locale: 'de' })
  expect(title()).toBe('Mit Wallet anmelden')
  latchkey.update({ locale: 'fr' })
  expect(title()).toBe('Connecter un portefeuille')
  latchkey.update({ locale: 'en' })
  expect(title()).toBe('Connect wallet')
})

test('words that were asked for before the locale changed are not shown when they come', () => {
  const { latchkey, catalogues, title } = page('de')
  const question = catalogues.hang('load')
  latchkey.start()
  latchkey.update({ locale: 'fr' })
  question.answer(german)
  expect(title()).toBe('Connecter un portefeuille')
})

test('a stop takes the question back, and a start asks it again', () => {
  const { latchkey, catalogues, title } = page('de')
  catalogues.hang('load')
  latchkey.start()
  latchkey.stop()
  expect(catalogues.questions.map(({ isAborted }) => isAborted)).toEqual([true])
  latchkey.start()
  expect(title()).toBe('Mit Wallet anmelden')
})

test('two of them on a page have two languages', () => {
  const [one, other] = [page('de'), page('fr')]
  one.latchkey.start()
  other.latchkey.start()
  expect([one.title(), other.title()]).toEqual(['Mit Wallet anmelden', 'Connecter un portefeuille'])
})

test('a locale without a catalogue is English and requested once', () => {
  const { latchkey, catalogues, title, open } = page('pt-BR')
  latchkey.start()
  open()
  expect(title()).toBe('Connect wallet')
  expect(appearanceView(latchkey.state()).language).toBe('en')
  expect(catalogues.questions).toHaveLength(1)
})

test('a recording contains the catalogue once and replays with it', () => {
  const { latchkey } = page('de')
  latchkey.start()
  latchkey.update({ locale: 'fr' })
  const tape = latchkey.recording()!
  expect(rerun(tape).difference).toBeNull()
  expect(fold(eventsOf(tape)).locale).toEqual(latchkey.state().locale)
  expect(formatTape(tape).split('Mit Wallet anmelden')).toHaveLength(2)
})

test.each([
  ['en', {}, 'ltr'],
  ['ar-EG', {}, 'rtl'],
  ['ku-Arab', {}, 'rtl'],
  ['az', {}, 'ltr'],
  ['he', { direction: 'ltr' }, 'ltr'],
  ['en', { direction: 'rtl' }, 'rtl'],
] as const)('a dialog in %s with %j runs %s', (locale, options, direction) => {
  const { latchkey } = page(locale, options)
  expect(appearanceView(latchkey.state()).direction).toBe(direction)
})
