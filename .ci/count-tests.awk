# The results of all runs of Jest in a log, as one line.
/^Tests:/ {
  for (i = 2; i <= NF; i++) {
    if ($i ~ /^passed/) passed += $(i - 1)
    if ($i ~ /^failed/) failed += $(i - 1)
  }
}
END { printf "%d passed, %d failed\n", passed, failed }
