import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';

// What a test leaves behind must not reach the next one.
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['media'];
  delete document.documentElement.dataset['theme'];
});
