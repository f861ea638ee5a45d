import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ALERT_HIDE_MS } from '../../lib/timings';
import { loadMotion } from '../media/move';
import { AlertProvider, useAlert } from './AlertBar';
import { Overlay } from './Overlay';

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

  it('lies above the button that was pressed, and in its own place again for the next', async () => {
    await loadMotion();
    const tops: Record<string, number> = { Add: 700, Fail: 100 };
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const top = tops[this.textContent ?? ''] ?? 720;
      return { top, bottom: top + 40 } as DOMRect;
    });
    const margin = (role: string) => (screen.getByRole(role).firstElementChild as HTMLElement).style.marginBottom;

    const press = (name: string) => {
      screen.getByText(name).focus();
      fireEvent.click(screen.getByText(name));
    };

    press('Add');
    expect(margin('status')).toBe('68px');
    press('Fail');
    expect(margin('alert')).toBe('');

    measured.mockRestore();
  });
});

describe('an alert while a dialog is open', () => {
  it('is heard by screen readers, and a press on it leaves the dialog open', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <MemoryRouter>
        <AlertProvider>
          <p>The page below</p>
          <Overlay kind="dialog" label="Pay" onClose={() => undefined}>
            {() => <Speaker />}
          </Overlay>
        </AlertProvider>
      </MemoryRouter>,
    );
    await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'));

    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect(screen.getByRole('alert').textContent).toContain('Please login first');
    await user.click(screen.getByRole('button', { name: 'Close message' }));

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
    expect(screen.getByRole('dialog', { name: 'Pay' }).dataset.state).toBe('open');
  });
});
