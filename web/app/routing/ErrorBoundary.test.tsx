import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken on purpose');
  return <p>Fine</p>;
}

const page = (isBroken: boolean, resetKey: string) => (
  <>
    <header>Header</header>
    <ErrorBoundary fallback={<ErrorPage />} resetKey={resetKey}>
      <Page isBroken={isBroken} />
    </ErrorBoundary>
  </>
);

describe('a page that breaks', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("shows 'Unexpected Application Error!' and a reload, and leaves what is around it", () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    render(page(true, '/a'));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByText('Header')).toBeTruthy();
  });

  it('gives the next page another try', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(page(true, '/a'));

    rerender(page(false, '/b'));

    expect(screen.getByText('Fine')).toBeTruthy();
  });
});
