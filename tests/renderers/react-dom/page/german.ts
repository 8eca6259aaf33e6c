import { de } from '../../../../core/strings/de.ts'
import type { Setting } from './scene.ts'

/** A page in German, with all of its words. */
export const german: Setting = { locale: 'de', strings: { ...de } }
