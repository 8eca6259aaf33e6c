import { lastValueFrom, toArray } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createSocialPopup } from '../../../adapters/frame/social-popup.ts'
import type { PopupNews } from '../../../core/ports/frame.ts'
import { frameOrigin, messagePage } from './frame-stage.ts'

const resultUri = `${frameOrigin}/callback?state=s&code=c`

/** A page that opened a window, and what was told of it. */
function opened() {
  const page = messagePage()
  const clock = fakeClock()
  const popup = createSocialPopup(page, frameOrigin, clock, () => 'first')
  const leaving = new AbortController()
  const news: PopupNews[] = []
  const end: { failure?: unknown; isOver?: true } = {}
  popup.open(leaving.signal).subscribe({
    next: (told) => news.push(told),
    error: (failure: unknown) => (end.failure = failure),
    complete: () => (end.isOver = true),
  })
  const [window] = page.popups
  const say = (event: object) =>
    page.say({
      origin: frameOrigin,
      source: window as unknown as MessageEventSource,
      data: { resultUri },
      ...event,
    })
  return { page, clock, popup, window, news, end, say, leave: () => leaving.abort() }
}

test('the window is opened as soon as it is asked for, empty, by its name and in its size', () => {
  const { window, news } = opened()
  expect(window?.asked).toEqual(['', 'popupWindow-first', 'width=600,height=800,scrollbars=yes'])
  expect(news).toEqual([{ kind: 'opened' }])
})

test('two instances on a page have separate windows, and a returning one reuses its own', () => {
  const page = messagePage()
  const names = () => page.popups.map(({ asked }) => asked[1])
  let ids = 0
  const [one, other] = [1, 2].map(() =>
    createSocialPopup(page, frameOrigin, fakeClock(), () => String((ids += 1))),
  )
  for (const popup of [one, other, one]) popup?.open(new AbortController().signal).subscribe()
  expect(names()).toEqual(['popupWindow-1', 'popupWindow-2', 'popupWindow-1'])
})

test('a blocked window rejects with popup-blocked', async () => {
  const page = messagePage()
  page.blockPopups()
  const { open } = createSocialPopup(page, frameOrigin, fakeClock(), () => 'first')
  await expect(lastValueFrom(open(new AbortController().signal).pipe(toArray()))).rejects.toMatchObject({
    code: 'popup-blocked',
  })
})

test('a frame message in the window ends the consent with its result', () => {
  const { say, news, window, end, page } = opened()
  say({})
  const [, consented] = news
  expect(consented?.kind === 'consented' && consented.uri.reveal()).toBe(resultUri)
  expect([window?.closed, end.isOver, page.hearers()]).toEqual([true, true, 0])
})

test.each([
  ['another origin', { origin: 'https://else.example' }],
  ['another window', { source: null }],
])('a result from %s counts for nothing, and ends it', (_, event) => {
  const { say, news, end, window } = opened()
  say(event)
  expect(end.failure).toMatchObject({ code: 'untrusted-origin' })
  expect([news.length, window?.closed]).toEqual([1, true])
})

test.each([
  ['that a script of the page made', { isTrusted: false }],
  ['without a result', { data: { result: resultUri } }],
  ['whose result is no text', { data: { resultUri: { href: resultUri } } }],
  ['that is too long', { data: { resultUri: `${frameOrigin}/${'a'.repeat(8192)}` } }],
  ['of nothing', { data: null }],
])('a message %s is not heard', (_, event) => {
  const { say, news, end } = opened()
  say(event)
  expect([news.length, end]).toEqual([1, {}])
})

test('a denial is a refusal of the visitor, without its code', () => {
  const { say, end } = opened()
  say({ data: { resultUri: `${frameOrigin}/callback?state=s&error=access_denied` } })
  expect(end.failure).toMatchObject({ code: 'user-rejected' })
})

test('a window that the visitor closes is noticed within a second', () => {
  const { window, clock, news } = opened()
  window?.close()
  clock.pass(999)
  expect(news).toHaveLength(1)
  clock.pass(1)
  expect(news[1]).toEqual({ kind: 'closed' })
})

test('leaving closes the window, and hears nothing any more', () => {
  const { leave, window, page, end } = opened()
  leave()
  expect([window?.closed, page.hearers(), end]).toEqual([true, 0, { isOver: true }])
})

test('the window is led to a page of the web, never to a script', () => {
  const { popup, window } = opened()
  popup.lead('https://accounts.example/authorize')
  expect(window?.location.href).toBe('https://accounts.example/authorize')
  expect(() => popup.lead('javascript:alert(1)')).toThrow('The frame named no page to consent on.')
  expect(window?.location.href).toBe('https://accounts.example/authorize')
})
