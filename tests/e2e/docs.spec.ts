import { expect, test } from '@playwright/test';

test('when the page of the calls is opened, then every call can be read, and one can be tried out', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const { paths } = (await (await page.request.get('/openapi.json')).json()) as {
    paths: Record<string, object>;
  };
  await page.goto('/docs');
  const calls = page.locator('.opblock');
  await expect(calls).toHaveCount(Object.values(paths).flatMap((path) => Object.keys(path)).length);
  const today = calls.filter({ hasText: '/proximity/today' });
  await today.locator('.opblock-summary-control').click();
  await today.getByRole('button', { name: 'Try it out' }).click();
  await today.getByRole('button', { name: 'Execute' }).click();
  await expect(today.getByText('"gameNumber"').first()).toBeVisible();
  expect(errors).toEqual([]);
});
