import type { Part, Screen } from '../../core/view-models/parts/parts.ts'

/** Every word a screen must show, whatever the renderer: titles, labels and values of all its parts. */
export function wordsOf({ title, parts }: Screen): readonly string[] {
  const words = Object.values(parts).flatMap((part) => (part ? wordsOfPart(part) : []))
  return [...new Set([title, ...words])].filter((word) => word !== '')
}

/** A long list is drawn by the window: the first rows are in it wherever it is drawn. */
const windowRows = 12

function wordsOfPart(part: Part): readonly string[] {
  switch (part.part) {
    case 'button':
    case 'link':
    case 'progress':
    case 'picture':
      return [part.label]
    case 'notice':
      return [part.title, part.body ?? '']
    case 'line':
      return [part.label, part.value ?? '']
    case 'text-field':
      return [
        part.label,
        part.value,
        part.error?.title ?? '',
        part.error?.body ?? '',
        part.maximum?.label ?? '',
        part.suffix ?? '',
      ]
    case 'slot':
      return [part.title, part.body ?? '']
    case 'list':
      return part.items.length + part.placeholders === 0
        ? [part.empty ?? '']
        : [part.label, ...part.items.slice(0, windowRows).flatMap(wordsOfPart)]
    case 'qr-code':
      return [part.label]
    case 'steps':
      return part.steps.map(({ label }) => label)
    case 'choice':
      return part.options.map(({ label }) => label)
    case 'item':
      return [part.label, part.detail ?? '', part.caution ?? '', part.tag ?? '', part.group ?? '']
  }
}
