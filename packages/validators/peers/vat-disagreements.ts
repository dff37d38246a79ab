import type { Disagreement } from './disagreement.ts'

const VIES = 'VIES FAQ 11'
const STDNUM = 'python-stdnum'

const from = (countries: string) => (text: string) => countries.split(' ').includes(text.slice(0, 2).toUpperCase())
const like = (shape: RegExp) => (text: string) => shape.test(text)

/** Rows about jsvat, in the order in which they are tried. */
export const JSVAT_DISAGREEMENTS: Disagreement[] = [
  {
    what: 'GB NO CH RU RS BR AD and other non-members',
    ours: 'refuses',
    why: 'not in VIES; GB left it on 2021-01-01',
    source: VIES,
    covers: from('GB NO CH RU RS BR AD'),
  },
  {
    what: 'XI',
    ours: 'accepts',
    why: 'Northern Ireland, for goods; unknown to the peer',
    source: VIES,
    covers: from('XI'),
  },
  {
    what: 'numbers of zeros alone',
    ours: 'refuses',
    why: 'they satisfy the sum and are issued to nobody',
    source: STDNUM,
    covers: like(/^[A-Z]{2}[A-Z]?0+[A-Z]?$/),
  },
  {
    what: 'tabs and line ends, letters whose capitals are ASCII (`ﬁ`, `ı`)',
    ours: 'refuses',
    why: 'the peer upper-cases and strips first and judges what is left',
    source: 'Unicode SpecialCasing',
    covers: like(/[^ -~\u00a0]/),
  },
  {
    what: 'BE starting with 1',
    ours: 'accepts',
    why: 'issued since 2023; BE1006023325 is in VIES',
    source: 'FPS Economy (BE) on enterprise numbers; jsvat#129 #135',
    covers: like(/^BE1/),
  },
  {
    what: 'BE with nine digits',
    ours: 'refuses',
    why: 'the form of before 2005; VIES wants the leading zero',
    source: VIES,
    covers: like(/^BE\d{9}$/),
  },
  {
    what: 'BG birth numbers with a day that does not exist',
    ours: 'refuses',
    why: 'the first six digits are a date',
    source: STDNUM,
    covers: like(/^BG\d{10}$/),
  },
  {
    what: 'CY starting with 6',
    ours: 'accepts',
    why: 'a series added in 2023',
    source: 'Tax Department (CY) 2023; valvat#126, DragonBe/vies#155',
    covers: like(/^CY6/),
  },
  {
    what: 'CZ birth numbers with a date that does not exist, or of nine digits from 1954 on',
    ours: 'refuses',
    why: 'the first six digits are a date; since 1954 a birth number has ten digits',
    source: STDNUM,
    covers: like(/^CZ\d{9,10}$/),
  },
  {
    what: 'CZ of eight digits starting with 9',
    ours: 'refuses',
    why: 'companies have 0 to 8 there',
    source: STDNUM,
    covers: like(/^CZ9\d{7}$/),
  },
  {
    what: 'EE not starting with 10',
    ours: 'accepts',
    why: 'VIES gives nine digits and no more; what is issued may grow',
    source: VIES,
    covers: from('EE'),
  },
  {
    what: 'FI with remainder 1',
    ours: 'refuses',
    why: 'the check digit would be 10, so none is issued',
    source: `${STDNUM}, valvat`,
    covers: from('FI'),
  },
  {
    what: 'FR keys with a letter, whatever follows',
    ours: 'refuses',
    why: 'the key has a check and the SIREN passes Luhn; the peer checks neither',
    source: `${STDNUM}, DragonBe/vies`,
    covers: like(/^FR(?=.?[A-Z])/),
  },
  {
    what: 'FR keys of digits before a SIREN that fails Luhn',
    ours: 'refuses',
    why: 'every SIREN passes Luhn (Monaco, 000, aside)',
    source: `${STDNUM}#46 #434`,
    covers: like(/^FR\d{11}$/),
  },
  {
    what: 'IE of the old form starting with 0 to 6; a second letter other than A or H',
    ours: 'accepts',
    why: 'VIES gives any digit, and a second letter up to I',
    source: VIES,
    covers: from('IE'),
  },
  {
    what: 'LV persons with a wrong date or check digit',
    ours: 'refuses',
    why: 'a birth date, a century and a check digit',
    source: STDNUM,
    covers: like(/^LV[0-3]/),
  },
  {
    what: 'LV persons starting with 32',
    ours: 'accepts',
    why: 'issued since July 2017, without a date',
    source: `${STDNUM}#486`,
    covers: like(/^LV32/),
  },
  {
    what: 'LV companies with remainder 10',
    ours: 'refuses',
    why: 'the check digit would be 10, so none is issued; the peer takes 0 for it',
    source: STDNUM,
    covers: like(/^LV[4-9]\d{9}0$/),
  },
  {
    what: 'NL with remainder 10, with the suffix 00, or modulo 97 with the suffix 01 or 99',
    ours: 'refuses',
    why: 'remainder 10 is never issued and not 0; suffixes run from 01, check digits from 02 to 98',
    source: 'definition of the sofi number (SGR); ISO 7064',
    covers: from('NL'),
  },
  {
    what: 'PL with remainder 10',
    ours: 'refuses',
    why: 'the check digit would be 10, so none is issued',
    source: `${STDNUM}, valvat`,
    covers: from('PL'),
  },
  {
    what: 'SE with a suffix other than 01',
    ours: 'accepts',
    why: 'VIES gives 01 to 94',
    source: `VIES construction rules, ${STDNUM}`,
    covers: from('SE'),
  },
].map((row): Disagreement => ({ ...row, peer: 'jsvat', ours: row.ours === 'accepts' ? 'accepts' : 'refuses' }))

/** Rows about validator, which knows shapes alone except for PT. */
export const VALIDATOR_VAT_DISAGREEMENTS: Disagreement[] = [
  {
    what: 'wrong check digits of every country but PT',
    ours: 'refuses',
    why: 'the peer looks at the shape alone',
    source: `${VIES}, ${STDNUM}`,
    covers: like(/^(?!PT)[A-Z]{2}[0-9A-Z]+$/),
  },
  {
    what: 'a number without its country',
    ours: 'refuses',
    why: 'the peer makes the prefix optional',
    source: VIES,
    covers: like(/^\d/),
  },
  {
    what: 'XI',
    ours: 'accepts',
    why: 'the peer throws: it does not know the code',
    source: VIES,
    covers: from('XI'),
  },
  {
    what: 'ES that ends in a digit',
    ours: 'accepts',
    why: 'companies have a digit or a letter; the peer wants a letter',
    source: STDNUM,
    covers: from('ES'),
  },
  {
    what: 'IE of the old form, and with a second letter other than W',
    ours: 'accepts',
    why: 'the second letter is A to I or W',
    source: VIES,
    covers: from('IE'),
  },
  {
    what: 'spaces, points, hyphens and small letters',
    ours: 'accepts',
    why: 'it is what people type',
    source: 'the tax offices print NL8226.67.800.B01, BE 0411.905.847',
    covers: like(/[ .a-z-]/),
  },
  {
    what: 'PT starting with 0, numbers of zeros alone',
    ours: 'refuses',
    why: 'a number starts with 1 to 9',
    source: STDNUM,
    covers: like(/^PT0/),
  },
].map((row): Disagreement => ({ ...row, peer: 'validator', ours: row.ours === 'accepts' ? 'accepts' : 'refuses' }))
