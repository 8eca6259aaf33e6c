import type { Frame } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  emailOffered,
  openLink,
  signInByEmail,
  stayWithKey,
  writeAddress,
  writeCode,
} from './email-visitor.ts'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

type Question = { readonly type: string; readonly id: string }
type Eavesdropped = Window & { readonly questions: Question[] }

const arrive = async () => {
  const { page, complaints } = await visit(stage, {
    query: `#${new URLSearchParams(emailOffered).toString()}`,
  })
  // Whoever attacks knows the worst: each question with its id.
  await page.addInitScript(() => {
    const questions: Question[] = []
    Object.defineProperty(window, 'questions', { value: questions })
    addEventListener('message', ({ data }: MessageEvent<Question>) => questions.push(data))
  })
  await page.reload()
  return { ...visitorOn(page), complaints }
}

const frameOf = ({ page }: Visitor): Frame => {
  const found = page.frame({ name: 'w3m-secure-iframe' }) ?? page.frame({ url: /\/sdk\?/ })
  if (!found) throw new Error('The secure frame is not in the page.')
  return found
}

/** The question that the frame was asked last, by the end of its type. */
const asked = async (visitor: Visitor, name: string): Promise<Question> => {
  let question: Question | undefined
  await expect
    .poll(async () => {
      const questions = await frameOf(visitor).evaluate(() => (window as unknown as Eavesdropped).questions)
      question = questions.findLast(({ type }) => type === `@w3m-app/${name}`)
      return question !== undefined
    })
    .toBe(true)
  return question as Question
}

/** Another page of the frame's own origin, embedded beside it: the right origin, and a wrong window. */
const neighbourOf = async (visitor: Visitor): Promise<Frame> => {
  const { page } = visitor
  const src = new URL('/inbox', frameOf(visitor).url()).href
  await page.evaluate((src) => {
    const neighbour = document.createElement('iframe')
    Object.assign(neighbour, { src, hidden: true })
    const loaded = new Promise((resolve) => neighbour.addEventListener('load', resolve))
    document.body.append(neighbour)
    return loaded
  }, src)
  const found = page.frames().find((frame) => frame.url() === src)
  if (!found) throw new Error('The neighbour is not in the page.')
  return found
}

const success = ({ type, id }: Question, payload?: unknown) => ({
  type: `${type.replace('-app', '-frame')}_SUCCESS`,
  id,
  payload,
})
const sayToParent = (frame: Frame, ...messages: readonly unknown[]) =>
  frame.evaluate((messages) => {
    for (const message of messages) parent.postMessage(message, '*')
  }, messages)
const keptToken = ({ page }: Visitor) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('/sessionToken'))?.[1])

test('only the frame confirms the link: neither the page nor another page of its origin does', async () => {
  const visitor = await arrive()
  const address = 'mary@harbour.test'
  await visitor.open()
  await writeAddress(visitor, address)
  const sent = visitor.dialog.getByText(`Approve the login link we sent to ${address}`)
  await sent.waitFor()
  const forged = success(await asked(visitor, 'CONNECT_DEVICE'))
  await visitor.page.evaluate((message) => window.postMessage(message, '*'), forged)
  await sayToParent(await neighbourOf(visitor), forged)
  await visitor.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await sent.isVisible()).toBe(true)
  await sayToParent(frameOf(visitor), forged)
  await visitor.dialog.getByText(`Enter the code we sent to ${address}`).waitFor()
  expect(visitor.complaints).toEqual([])
})

test('repeated, late, invalid and oversized messages of the frame are ignored', async () => {
  const visitor = await arrive()
  const address = 'katherine@harbour.test'
  await visitor.open()
  await writeAddress(visitor, address)
  await openLink(visitor, stage.sandbox, address)
  const frame = frameOf(visitor)
  const link = await asked(visitor, 'CONNECT_DEVICE')
  await sayToParent(
    frame,
    success(link),
    success(link),
    { ...success(link), type: '@w3m-frame/CONNECT_DEVICE_ERROR', payload: { message: 'late' } },
    success({ type: '@w3m-app/CONNECT_OTP', id: link.id }),
    { type: '@w3m-frame/CONNECT_OTP_SUCCESS' },
    { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 7 } },
    null,
    'x'.repeat(5_000_000),
    { ...success(link), payload: 'x'.repeat(5_000_000) },
  )
  expect(await visitor.dialog.getByText(`Enter the code we sent to ${address}`).isVisible()).toBe(true)
  await writeCode(visitor, stage.sandbox, address)
  await stayWithKey(visitor)
  expect(await visitor.host('status').textContent()).toBe('connected')
  expect(visitor.complaints).toEqual([])
})

test('a token from another page of the frame’s origin is not stored and changes no account', async () => {
  const visitor = await arrive()
  await signInByEmail(visitor, stage.sandbox, 'dorothy@harbour.test')
  const address = await visitor.host('address').textContent()
  const token = await keptToken(visitor)
  await sayToParent(await neighbourOf(visitor), {
    type: '@w3m-frame/SESSION_UPDATE',
    payload: { token: 'stolen' },
  })
  await visitor.page.reload()
  await expect.poll(() => visitor.host('address').textContent()).toBe(address)
  expect(await keptToken(visitor)).toBe(token)
})
