import { contrast, mixed } from './rgb.ts'
import type { Rgb } from './rgb.ts'

/** The colours that stand behind and beside an accent: the ground of the dialog and its text. */
export type Ground = { readonly paper: Rgb; readonly ink: Rgb }

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/** The least contrasts of WCAG 2.2, with a little room for rounding to whole channels: text, and marks such as focus rings. */
const least = { text: 4.55, mark: 3.05 }

/** Derives every tone of an accent over a ground, by the names of their tokens. Each is as near to the accent as its contrast allows. */
export function accentTones(given: Rgb, { paper, ink }: Ground): Readonly<Record<string, Rgb>> {
  const pressed = mixed(ink, paper, 0.09)
  const accent = movedUntil(given, ink, (tone) => contrast(tone, pressed) >= least.mark)
  const soft = softGround(accent, paper, contrast(pressed, paper))
  const on = contrast(white, accent) >= least.text ? white : black
  const away = on === white ? black : white
  return {
    accent,
    'accent-ink': movedUntil(accent, ink, (tone) =>
      [pressed, soft].every((ground) => contrast(tone, ground) >= least.text),
    ),
    'accent-soft': soft,
    primary: accent,
    'primary-hover': mixed(away, accent, 0.12),
    'primary-pressed': mixed(away, accent, 0.22),
    'on-primary': on,
  }
}

/** Mixes an accent into paper, 13 % at most. The ground differs from paper no more than a pressed row does, so each text can stand on it. */
function softGround(accent: Rgb, paper: Rgb, most: number): Rgb {
  for (let percent = 13; percent > 3; percent -= 1) {
    const soft = mixed(accent, paper, percent / 100)
    if (contrast(soft, paper) <= most) return soft
  }
  return mixed(accent, paper, 0.03)
}

/** Moves a colour towards another in steps of 2 % until it is accepted, or is the other. */
function movedUntil(from: Rgb, to: Rgb, isAccepted: (tone: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step += 1) {
    const tone = mixed(to, from, step / 50)
    if (isAccepted(tone)) return tone
  }
  return to
}
