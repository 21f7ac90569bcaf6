import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

const photo = () => document.querySelector('img');

test('when there is no photo, then the initials are shown', () => {
  render(<Avatar name="Maya Lind" photoURL={null} />);
  expect(document.body).toHaveTextContent('ML');
  expect(photo()).toBeNull();
});

test('when the photo loads, then it takes the place of the initials', () => {
  render(<Avatar name="Maya" photoURL="https://photos.example/maya.png" />);
  const image = photo();
  expect(document.body).toHaveTextContent('M');
  expect(image).not.toBeVisible();
  if (image) fireEvent.load(image);
  expect(image).toBeVisible();
  expect(document.body).not.toHaveTextContent('M');
});

test('when the photo does not load, then the initials stay', () => {
  render(<Avatar name="Maya" photoURL="https://photos.example/gone.png" />);
  const image = photo();
  if (image) fireEvent.error(image);
  expect(document.body).toHaveTextContent('M');
  expect(image).not.toBeVisible();
});

test('when another photo comes, then the initials stand until that one has loaded', () => {
  const { rerender } = render(<Avatar name="Maya" photoURL="https://photos.example/1.png" />);
  const first = photo();
  if (first) fireEvent.load(first);
  rerender(<Avatar name="Maya" photoURL="https://photos.example/2.png" />);
  expect(document.body).toHaveTextContent('M');
});
