// The styles of these parts and of what they are made of, in the order of its documentation.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Badge.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/LoadingOverlay.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/core/styles/Stepper.css'
import '@mantine/core/styles/Tabs.css'
import '@mantine/core/styles/Tooltip.css'
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
