import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two quiet notes when it is my turn; never the only sign of it, and off unless the reader wants it. */
export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  [392, 523.25].forEach((pitch, i) => {
    const at = context!.currentTime + i * 0.14;
    const [tone, loud] = [context!.createOscillator(), context!.createGain()];
    tone.frequency.value = pitch;
    tone.type = "sine";
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loud).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
