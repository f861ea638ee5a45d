import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AfterShell } from './AfterShell';

describe('AfterShell', () => {
  it('has a menu shown before its long list, which then follows by itself', () => {
    const seen: (string | null)[] = [];
    const Shell = () => {
      useLayoutEffect(() => {
        seen.push(document.body.textContent);
      }, []);
      return 'Close';
    };

    render(
      <>
        <Shell />
        <AfterShell>, Fruits, Spices</AfterShell>
      </>,
    );

    expect([...seen, document.body.textContent]).toEqual(['Close', 'Close, Fruits, Spices']);
  });
});
