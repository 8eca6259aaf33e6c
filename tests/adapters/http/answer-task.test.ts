import { expect, onTestFinished, test } from 'vitest'
import { createHttp } from '../../../adapters/http/http.ts'

test('an answer ends the task in which it was read, where the browser knows how', async () => {
  const told: string[] = []
  Object.assign(globalThis, {
    scheduler: {
      yield: async () => {
        told.push('task ended')
      },
    },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'scheduler')
  })
  const http = createHttp({ base: 'https://service.invalid', fetch: async () => Response.json({ depth: 7 }) })
  const read = (answer: unknown) => {
    told.push('read')
    return answer
  }
  const answer = await http.json({ path: '/depth' }, read, new AbortController().signal)
  expect(answer).toEqual({ depth: 7 })
  expect(told).toEqual(['read', 'task ended'])
})
