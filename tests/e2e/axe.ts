import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { THEMES } from './themes';

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(found).toEqual([]);
}

/** Looks at the page as it stands in every theme that a player can choose; it wears the last one afterwards. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const theme of Object.keys(THEMES)) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expectAccessible(page);
  }
}
