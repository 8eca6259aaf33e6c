import * as z from 'zod/mini'

export const signOutRulesSchema = z.object({
  signOutOnDisconnect: z.boolean(),
  signOutOnAccountChange: z.boolean(),
  signOutOnNetworkChange: z.boolean(),
})
