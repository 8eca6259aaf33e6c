import * as z from 'zod/mini'

const request = z.string()
const session = z.string()

export const approvalFields = {
  asked: { request, session },
  ended: { request },
  closed: {},
}
