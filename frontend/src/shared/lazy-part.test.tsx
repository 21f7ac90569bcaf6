import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createTexts } from '../i18n/create-texts';
import { lazyPart } from './lazy-part';
import { PageServicesProvider, type PageServices } from './page-services';

test('when a part cannot be fetched at first, then it is tried again until it can', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<() => string>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'the part');
  const { Part } = lazyPart(load);
  render(
    <PageServicesProvider value={{ texts: createTexts('en') } as PageServices}>
      <Suspense fallback="wait">
        <Part />
      </Suspense>
    </PageServicesProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('wait')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('the part')).toBeInTheDocument();
  jest.useRealTimers();
});

test('when a part was fetched ahead, then it is not fetched again', async () => {
  const load = jest.fn(() => Promise.resolve(() => 'the part'));
  const { Part, preload } = lazyPart(load);
  preload();
  render(
    <PageServicesProvider value={{ texts: createTexts('en') } as PageServices}>
      <Suspense fallback="wait">
        <Part />
      </Suspense>
    </PageServicesProvider>,
  );
  expect(await screen.findByText('the part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('when a part is there already, then it is shown at once, without anything in its place before', async () => {
  const { Part, preload } = lazyPart(() => Promise.resolve(() => 'the part'));
  await act(async () => {
    preload();
    await import('../i18n/later-texts');
  });
  const fallback = jest.fn(() => 'wait');
  const Fallback = () => fallback();
  render(
    <PageServicesProvider value={{ texts: createTexts('en') } as PageServices}>
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>
    </PageServicesProvider>,
  );
  expect(screen.getByText('the part')).toBeInTheDocument();
  expect(fallback).not.toHaveBeenCalled();
});
