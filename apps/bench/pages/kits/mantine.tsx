import '@mantine/core/styles.css'
import '@mantine/dropzone/styles.css'
import '@mantine/notifications/styles.css'
import {
  Alert,
  Badge,
  Button,
  Drawer,
  MantineProvider,
  Menu,
  Modal,
  Select,
  Stepper,
  Tabs,
  Tooltip,
} from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { Notifications, notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { Kit } from '../kit.ts'

const options = ['One', 'Two']

function Parts() {
  const [shown, setShown] = useState<'modal' | 'pane'>()
  const close = () => setShown(undefined)
  return (
    <>
      <Notifications />
      <Button loading>Save</Button>
      <Badge>New</Badge>
      <Alert title="Careful">Text</Alert>
      <Tooltip label="Remark">
        <Button>Point at me</Button>
      </Tooltip>
      <Menu>
        <Menu.Target>
          <Button>Menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {options.map((option) => (
            <Menu.Item key={option}>{option}</Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Tabs defaultValue="One">
        <Tabs.List>
          {options.map((option) => (
            <Tabs.Tab key={option} value={option}>
              {option}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="One">One</Tabs.Panel>
      </Tabs>
      <Select label="Choose" data={options} />
      <Button onClick={() => setShown('modal')}>Modal</Button>
      <Modal opened={shown === 'modal'} onClose={close} title="Modal">
        Text
      </Modal>
      <Button onClick={() => setShown('pane')}>Pane</Button>
      <Drawer opened={shown === 'pane'} onClose={close} title="Pane">
        Text
      </Drawer>
      <Button onClick={() => notifications.show({ message: 'Saved' })}>Toast</Button>
      <Stepper active={1}>
        <Stepper.Step label="One" />
        <Stepper.Step label="Two" />
      </Stepper>
      <Dropzone onDrop={() => undefined}>Files</Dropzone>
    </>
  )
}

export const kit: Kit = {
  Root: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  Parts,
  Row: ({ number }) => (
    <Tooltip label={`Remark ${number}`}>
      <Button>Button {number}</Button>
    </Tooltip>
  ),
}
