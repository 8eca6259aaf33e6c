import { LatchkeyError } from '../domain/errors/latchkey-error.ts'

/** The error `bad-tape`: the line of the file, what is wrong there and what was expected; `data` is the line's number. */
export function badTape(number: number, problem: string, expected: string): LatchkeyError {
  return new LatchkeyError('bad-tape', `Line ${number} of the tape ${problem}; expected ${expected}.`, {
    data: number,
  })
}
