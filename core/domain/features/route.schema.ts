import * as z from 'zod/mini'
import { expectedOf } from './argument-words.ts'
import { personal } from '../values/personal.ts'
import { wrongArgument } from './route.ts'
import type { Route as AnyRoute } from './route.ts'
import type { ViewArgument } from '../shell/view-argument.ts'
import { isViewName } from './view-name.ts'
import { viewNameSchema } from './view-name.schema.ts'
import { views } from './views.ts'
import type { ViewFacts } from './view-facts.ts'

/** A view with its arguments. The row of the view describes each argument. */
export const routeSchema = described({ view: viewNameSchema }) as z.ZodMiniType<AnyRoute>

/** A route whose view may be absent. */
export const optionalRouteSchema = described({ view: z.optional(viewNameSchema) }) as z.ZodMiniType<
  AnyRoute | { readonly view?: undefined }
>

/** Declares the arguments of all views, and which ones are personal. The row of the view decides whether an argument is valid. */
function described<View extends Record<string, z.ZodMiniType>>(view: View): z.ZodMiniType {
  const rows: readonly ViewFacts[] = Object.values(views)
  const fields = rows.flatMap(({ arguments: given = {} }) =>
    Object.entries(given).map(([name, argument]) => [name, field(argument)] as const),
  )
  return z.looseObject({ ...Object.fromEntries(fields), ...view }).check(
    z.check(({ value, issues }) => {
      const wrong = wrongArgument(value)
      if (!wrong) return
      const { name, value: input } = wrong
      const expected = isViewName(value['view']) ? expectedOf(value['view'], name) : null
      issues.push(
        expected === null
          ? { code: 'unrecognized_keys', keys: [name], input: value }
          : { code: 'invalid_value', values: [], message: expected, path: [name], input },
      )
    }),
  )
}

function field({ isPersonal }: ViewArgument): z.ZodMiniType {
  return z.optional(isPersonal ? personal(z.unknown()) : z.unknown())
}
