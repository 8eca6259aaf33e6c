import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'

/** The attributes of the buttons: React's props in lowercase, because HTML attributes have no case. */
export const lookAttributes = [
  'size',
  'label',
  'loadinglabel',
  'balance',
  'charsstart',
  'charsend',
  'disabled',
] as const

/** Returns a button's props from an element's attributes. Invalid attributes are ignored. */
export function lookOf(element: HTMLElement): ButtonLook {
  const said = (name: (typeof lookAttributes)[number]) => element.getAttribute(name) ?? undefined
  const count = (text: string | undefined) => (text && /^\d{1,3}$/.test(text) ? Number(text) : undefined)
  const size = said('size')
  const balance = said('balance')
  const disabled = said('disabled')
  return {
    size: size === 'sm' || size === 'md' ? size : undefined,
    label: said('label'),
    loadingLabel: said('loadinglabel'),
    balance: balance === 'show' || balance === 'hide' ? balance : undefined,
    charsStart: count(said('charsstart')),
    charsEnd: count(said('charsend')),
    disabled: disabled !== undefined && disabled !== 'false',
  }
}
