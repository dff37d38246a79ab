import { Button } from '../button/button.tsx'
import type { Usage } from '../docs/usage.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'

export const usage: Usage = {
  use: ['Things under or beside each other with the same room between them.'],
  avoid: ['Columns of one width: `Grid`.', 'A main part with something beside it: `Split`.', 'Figures: a `StatGroup`.'],
  anatomy: [
    'What stands in it, with a `gap` out of the steps of the house and no margins of its own.',
    'Beside each other it goes on in the next row where there is no room.',
    'It turns with the direction of the page.',
  ],
  keys: { Tab: 'goes by what is in it, in the order of the document; it has no keys of its own' },
  words: ['It says nothing itself.'],
  types: ['Gap'],
}

export const Example = () => (
  <Stack gap={12}>
    <Text>De factuur is verstuurd aan Bakkerij Jansen.</Text>
    <Stack direction="horizontal" gap={8}>
      <Button>Bekijken</Button>
      <Button variant="text">Nog een maken</Button>
    </Stack>
  </Stack>
)
