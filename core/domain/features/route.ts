import type { ViewArgument } from '../shell/view-argument.ts'
import { factsOf } from './views.ts'
import type { ViewRow } from './views.ts'
import type { ViewName } from './view-name.ts'

type ValueOf<Argument> = Argument extends ViewArgument<infer Value> ? Value : never

/** The arguments of a view, as its row describes them. Most views have none. */
export type ArgumentsOf<View extends ViewName> =
  ViewRow<View> extends {
    readonly arguments: infer Described
  }
    ? { readonly [Name in keyof Described]?: ValueOf<Described[Name]> | undefined }
    : unknown

/** The views that have arguments. */
export type ViewWithArguments = {
  [Name in ViewName]: ViewRow<Name> extends { readonly arguments: unknown } ? Name : never
}[ViewName]

/** The place of the modal: a view with its arguments. */
export type Route<View extends ViewName = ViewName> =
  | { readonly view: Exclude<View, ViewWithArguments> }
  | {
      readonly [Name in Extract<View, ViewWithArguments>]: { readonly view: Name } & ArgumentsOf<Name>
    }[Extract<View, ViewWithArguments>]

/** An argument that is invalid for its view, or that the view does not have. */
export type WrongArgument = { readonly name: string; readonly value: unknown }

/** Returns a route with its view and the valid arguments alone. */
export function routeOf(given: { readonly view: ViewName }): Route {
  const described = Object.entries(factsOf(given.view).arguments ?? {})
  const fitting = described.flatMap(([name, { is }]) => {
    const value = valueIn(given, name)
    return is(value, given) ? [[name, value] as const] : []
  })
  return { view: given.view, ...Object.fromEntries(fitting) } as Route
}

/** Returns the first argument that is invalid or unknown to the view. Null if all are valid. An undefined value counts as absent. */
export function wrongArgument(given: { readonly view?: ViewName | undefined }): WrongArgument | null {
  const described = (given.view && factsOf(given.view).arguments) ?? {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'view' || value === undefined) continue
    const argument = Object.hasOwn(described, name) ? described[name] : undefined
    if (!argument?.is(value, given)) return { name, value }
  }
  return null
}

/** Returns whether two routes have the same view with the same arguments. */
export function isSameRoute(one: Route, other: Route | undefined): boolean {
  if (one.view !== other?.view) return false
  const names = Object.keys(factsOf(one.view).arguments ?? {})
  return names.every((name) => valueIn(one, name) === valueIn(other, name))
}

/** Returns whether a route has an argument. */
export function hasArguments(route: Route): boolean {
  return Object.keys(routeOf(route)).length > 1
}

function valueIn(given: object, name: string): unknown {
  return Object.hasOwn(given, name) ? (given as Readonly<Record<string, unknown>>)[name] : undefined
}
