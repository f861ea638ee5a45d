import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ALERT_HIDE_MS } from '../../lib/timings';
import { AlertProvider, useAlert } from './AlertBar';

function Speaker() {
  const alert = useAlert();
  return (
    <>
      <button type="button" onClick={() => alert.success('Item is added in the cart')}>
        Add
      </button>
      <button type="button" onClick={() => alert.error('Please login first')}>
        Fail
      </button>
    </>
  );
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('alert bar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <AlertProvider>
        <Speaker />
      </AlertProvider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('announces success politely and hides after 6 seconds', async () => {
    fireEvent.click(screen.getByText('Add'));
    expect(screen.getByRole('status').textContent).toContain('Item is added in the cart');

    await pass(ALERT_HIDE_MS - 1);
    expect(screen.queryByText('Item is added in the cart')).not.toBeNull();

    await pass(1);
    expect(screen.queryByText('Item is added in the cart')).toBeNull();
  });

  it('announces an error at once, in place of an earlier message', () => {
    fireEvent.click(screen.getByText('Add'));
    fireEvent.click(screen.getByText('Fail'));

    expect(screen.getByRole('alert').textContent).toContain('Please login first');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('waits while it is pointed at', async () => {
    fireEvent.click(screen.getByText('Add'));
    fireEvent.mouseEnter(screen.getByText('Item is added in the cart'));

    await pass(2 * ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).not.toBeNull();

    fireEvent.mouseLeave(screen.getByText('Item is added in the cart'));
    await pass(ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).toBeNull();
  });

  it('waits while something in it has the focus', async () => {
    fireEvent.click(screen.getByText('Add'));
    fireEvent.focus(screen.getByRole('button', { name: 'Close message' }));

    await pass(2 * ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).not.toBeNull();

    fireEvent.blur(screen.getByRole('button', { name: 'Close message' }));
    await pass(ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).toBeNull();
  });

  it('waits while its page is in a hidden tab', async () => {
    fireEvent.click(screen.getByText('Add'));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));

    await pass(2 * ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).not.toBeNull();

    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(ALERT_HIDE_MS);
    expect(screen.queryByText('Item is added in the cart')).toBeNull();
  });

  it('can be closed', async () => {
    fireEvent.click(screen.getByText('Fail'));

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close message' })));

    expect(screen.queryByText('Please login first')).toBeNull();
  });
});
