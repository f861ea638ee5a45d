/** Signs a new shopper up and in at a running shop. @returns the token */
export async function newShopper(address: string, index: number): Promise<string> {
  const account = { name: 'Bench', phone: '9876543210', password: 'bench-password' };
  const body = JSON.stringify({ ...account, email: `bench-${Date.now()}-${index}@example.com` });
  const post = (call: string) =>
    fetch(`${address}/api/user/${call}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await post('signup');
  const { token } = (await (await post('signin')).json()) as { token: string };
  return token;
}
