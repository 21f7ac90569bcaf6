import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Tabs } from './tabs';

function Example() {
  const [chosen, choose] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs
      label="Examples"
      tabs={[
        { id: 'one', name: 'One' },
        { id: 'two', name: 'Two' },
        { id: 'three', name: 'Three' },
      ]}
      chosen={chosen}
      onChoose={choose}
    >
      panel {chosen}
    </Tabs>
  );
}

const chosenTab = () => screen.getByRole('tab', { selected: true });

test('when tabs are shown, then axe has no objection and the panel is named by its tab', async () => {
  render(<Example />);
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual(['region']);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('panel one');
});

test('when a tab is pressed, then it is chosen', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(chosenTab()).toHaveTextContent('Two');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('panel two');
});

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
  ['x', 'One'],
])('when %s is pressed on the first tab, then %s is chosen and has the focus', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(chosenTab()).toHaveTextContent(name);
  expect(chosenTab()).toHaveFocus();
});

test('when the keyboard goes through the page, then only the chosen tab is a stop', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(chosenTab()).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
