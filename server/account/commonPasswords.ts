/**
 * The passwords that attackers try first, from the head of public lists of leaked passwords. Only
 * those with eight or more characters that are not all digits, since the other rules refuse the
 * rest.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword pa$$word qwerty123 qwertyuiop
  qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 abc12345
  abcd1234 a1b2c3d4 aa123456 iloveyou iloveyou1 letmein1 letmein123 welcome1 welcome123 sunshine princess
  football football1 baseball baseball1 basketball superman trustno1 starwars whatever computer internet
  michelle jennifer jessica1 jordan23 liverpool chocolate butterfly michael1 charlie1 mercedes corvette
  mustang1 harley123 peterbilt kenworth freightliner trucker1 trucker123 truckdriver driver123 changeme
  changeme1 default1 administrator admin123 admin1234 administrator1 rootroot test1234 testtest secret123
  dragon123 monkey123 shadow12 killer123 master123 freedom1 blink182 samantha victoria alexander
  hello123 hellohello login123 guest1234 temp1234 qazwsxedc summer2024 summer2025 summer2026
  winter2024 winter2025 winter2026 america1 dallas123 cowboys1 linehaul1 linehaul123 linehaul-demo`.split(
    /\s+/,
  ),
);
