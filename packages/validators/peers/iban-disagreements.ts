import type { Disagreement } from './disagreement.ts'

const REGISTRY = 'SWIFT IBAN Registry 102'

const from = (countries: string) => (text: string) => countries.split(' ').includes(text.slice(0, 2).toUpperCase())

export const IBAN_DISAGREEMENTS: Disagreement[] = [
  {
    peer: 'ibantools',
    what: 'spaces between the groups, small letters',
    ours: 'accepts',
    why: 'it is what people type; the peer leaves it to its `electronicFormatIBAN`',
    source: 'ISO 13616 print format',
    covers: (text) => /[ \u00a0a-z]/.test(text),
  },
  {
    peer: 'ibantools',
    what: 'territories: AX GF GP MF MQ NC PF PM RE TF WF YT BL',
    ours: 'refuses',
    why: 'they use the prefix of their country and have none of their own',
    source: REGISTRY,
    covers: from('AX BL GF GP MF MQ NC PF PM RE TF WF YT'),
  },
  {
    peer: 'ibantools',
    what: 'AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG',
    ours: 'refuses',
    why: 'not in the registry: they come from lists of "experimental" numbers',
    source: REGISTRY,
    covers: from('AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG'),
  },
  {
    peer: 'ibantools',
    what: 'national check digits of BA BE CZ EE ES FR HR HU MC ME MK NO PL PT RS SI SK',
    ours: 'accepts',
    why: 'the registry gives a structure and no national check; a bank decides what it issues',
    source: REGISTRY,
    covers: from('BA BE CZ EE ES FR HR HU MC ME MK NO PL PT RS SI SK'),
  },
  {
    peer: 'ibantools',
    what: 'digits in the bank code of BY and DO; letters in the account of PK and PS',
    ours: 'accepts',
    why: 'BY 4!c4!n16!c, DO 4!c20!n, PK 4!a16!c, PS 4!a21!c',
    source: REGISTRY,
    covers: from('BY DO PK PS'),
  },
  {
    peer: 'ibantools',
    what: 'a digit in the bank code of GE, IE, PK, PS and VG; a letter in the sixth place of TR',
    ours: 'refuses',
    why: 'GE 2!a16!n, IE 4!a6!n8!n, PK 4!a16!c, PS 4!a21!c, VG 4!a16!n, TR 5!n1!n16!c',
    source: REGISTRY,
    covers: from('GE IE PK PS TR VG'),
  },
  {
    peer: 'validator',
    what: 'BI DJ FK HN LY MN NI OM RU SD SO ST YE',
    ours: 'accepts',
    why: 'in the registry; the peer does not know them',
    source: REGISTRY,
    covers: from('BI DJ FK HN LY MN NI OM RU SD SO ST YE'),
  },
  {
    peer: 'validator',
    what: 'DZ IR MA MZ',
    ours: 'refuses',
    why: 'not in the registry',
    source: REGISTRY,
    covers: from('DZ IR MA MZ'),
  },
  {
    peer: 'validator',
    what: 'check digits 00, 01 and 99',
    ours: 'refuses',
    why: 'check digits are 98 minus a remainder, so 02 to 98; these satisfy the sum and are never issued',
    source: 'ISO 7064 MOD 97-10',
    covers: (text) => ['00', '01', '99'].includes(text.slice(2, 4)),
  },
  {
    peer: 'validator',
    what: 'hyphens, tabs and line ends inside or after the number',
    ours: 'refuses',
    why: 'they are no part of an IBAN in either form; a line end means that two fields ran together',
    source: 'ISO 13616 print format',
    covers: (text) => /[-\t\n]/.test(text),
  },
  {
    peer: 'validator',
    what: 'letters in the account of AZ, JO and PK; digits in the bank code of DO; letters after that of BY',
    ours: 'accepts',
    why: 'AZ 4!a20!c, JO 4!a4!n18!c, PK 4!a16!c, DO 4!c20!n, BY 4!c4!n16!c',
    source: REGISTRY,
    covers: from('AZ BY DO JO PK'),
  },
  {
    peer: 'validator',
    what: 'digits in the bank code of AZ, GE, PK and SV; a letter in the sixth place of TR',
    ours: 'refuses',
    why: 'AZ 4!a20!c, GE 2!a16!n, PK 4!a16!c, SV 4!a20!n, TR 5!n1!n16!c',
    source: REGISTRY,
    covers: from('AZ GE PK SV TR'),
  },
]
