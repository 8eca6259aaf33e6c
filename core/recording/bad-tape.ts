import { LatchkeyError } from '../domain/errors/latchkey-error.ts'

/** Returns the error `bad-tape`: the line of the file, the problem and the expectation. `data` is the line's number. */
export function badTape(number: number, problem: string, expected: string): LatchkeyError {
  return new LatchkeyError('bad-tape', `Line ${number} of the tape ${problem}; expected ${expected}.`, {
    data: number,
  })
}
