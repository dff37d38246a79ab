import { kit } from '@bench/contender'
import { offerMounting } from './mounting.tsx'

const { Root, Row } = kit

offerMounting((size) => (
  <Root>
    {Array.from({ length: size }, (_, number) => (
      <Row key={number} number={number} />
    ))}
  </Root>
))
