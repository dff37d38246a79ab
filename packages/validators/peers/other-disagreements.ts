import type { Disagreement } from './disagreement.ts'

const like = (shape: RegExp) => (text: string) => shape.test(text)

/** Rows about the Dutch numbers, dates and addresses, per check. */
export const OTHER_DISAGREEMENTS: Record<string, Disagreement[]> = {
  postcode: [
    {
      peer: 'validator',
      what: 'postcode: several spaces, or spaces around it',
      ours: 'accepts',
      why: 'it is what people paste',
      source: 'PostNL addressing',
      covers: like(/^ | {2}/),
    },
    {
      peer: 'validator',
      what: 'postcode: a tab between digits and letters',
      ours: 'refuses',
      why: 'nobody types one; it means that two fields ran together',
      source: 'PostNL addressing',
      covers: like(/\t/),
    },
  ],
  bsn: [
    {
      peer: 'validator',
      what: 'BSN: eight digits, points and spaces',
      ours: 'accepts',
      why: 'an old number without its leading zero; points are how it is printed',
      source: 'definition of the sofi number (SGR)',
      covers: like(/^\d{8}$|[. ]/),
    },
    {
      peer: 'validator',
      what: 'BSN: 000000000',
      ours: 'refuses',
      why: 'it passes the proof and is nobody’s',
      source: 'definition of the sofi number (SGR)',
      covers: like(/^0+$/),
    },
  ],
  date: [
    {
      peer: 'validator',
      what: 'ISO 8601: years 0 to 99 (`0066-07-15`)',
      ours: 'accepts',
      why: 'real days; the peer builds a `Date`, which reads such years as 1900 to 1999',
      source: 'ISO 8601, ECMA-262 Date',
      covers: like(/^00\d\d-/),
    },
    {
      peer: 'validator',
      what: 'ISO 8601: weeks, ordinal days, basic form, a time, a year alone, a line end',
      ours: 'refuses',
      why: 'a civil date on the wire has one form',
      source: 'RFC 3339 full-date',
      covers: like(/^(?!\d{4}-\d\d-\d\d$)/),
    },
  ],
  mobile: [
    {
      peer: 'validator',
      what: 'mobile: 060, 067 and 069',
      ours: 'refuses',
      why: 'not mobile in the plan: 061 to 065 and 068 are',
      source: 'BWBR0010198',
      covers: like(/6[079]/),
    },
    {
      peer: 'validator',
      what: 'mobile: spaces and hyphens, `(0)`; numbers that are no mobile ones',
      ours: 'accepts',
      why: 'this check takes every Dutch number as it is typed',
      source: 'BWBR0010198',
      covers: like(/[ ()-]|^0[1-5]/),
    },
  ],
  phone: [
    {
      peer: 'libphonenumber-js/max',
      what: 'phone: 0800, 0900, 0906 and 0909 with five or six digits',
      ours: 'refuses',
      why: 'the plan has four or seven; the peer takes any length between',
      source: 'BWBR0010198',
      covers: like(/(?:800|90[069])\d{5,6}$/),
    },
    {
      peer: 'libphonenumber-js/max',
      what: 'phone: an extension, a number without its 0, other words around it',
      ours: 'refuses',
      why: 'they belong in another field; digits alone may be anything',
      source: 'BWBR0010198',
      covers: like(/[a-z]|^[1-9]/),
    },
  ],
  email: [
    {
      peer: 'validator',
      what: 'e-mail: spaces around it',
      ours: 'accepts',
      why: 'they come along with pasting, and are dropped',
      source: 'RFC 5321',
      covers: like(/^ | $/),
    },
    {
      peer: 'validator',
      what: 'e-mail: quoted names, letters outside ASCII',
      ours: 'refuses',
      why: 'legal and next to never real, while look-alikes are; a domain may be in `xn--` form',
      source: 'RFC 5321, RFC 6531',
      covers: like(/^"|[^ -~]/),
    },
  ],
  travelDocument: [
    {
      peer: 'validator',
      what: 'passport: the letter O',
      ours: 'refuses',
      why: 'O is never issued, in any place',
      source: 'specification of the product; RvIG on document numbers',
      covers: like(/O/),
    },
  ],
}
