import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'

/** The attributes of our buttons: what React takes as props, in lower case since HTML knows no other. */
export const lookAttributes = [
  'size',
  'label',
  'loadinglabel',
  'balance',
  'charsstart',
  'charsend',
  'disabled',
] as const

/** What the attributes of an element say of its button; what says nothing that can be meant counts as not said. */
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
