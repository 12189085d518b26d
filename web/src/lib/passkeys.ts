/** Passkeys: the browser makes and shows them; what it says goes to the server as JSON. */
import type { Me, PasskeyShown } from './wire';
import { api } from './wire/api';

type Json = Record<string, unknown>;

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function makePasskey(title: string): Promise<PasskeyShown[]> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = await navigator.credentials.create({ publicKey });
  return api.addPasskey(title, written(made));
}

export async function enterByPasskey(): Promise<Me> {
  const { options } = await api.passkeyAsked();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return api.enterByPasskey(written(await navigator.credentials.get({ publicKey })));
}

function written(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has shown no passkey.');
  return credential.toJSON() as Json;
}
