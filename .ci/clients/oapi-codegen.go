package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	news "example.com/news"
)

func main() {
	headers := news.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("x-gateway-key", "demo")
		request.Header.Set("x-gateway-host", "127.0.0.1")
		return nil
	})
	client, err := news.NewClientWithResponses(os.Getenv("BASE_URL"), headers)
	check(err)
	language, timeframe := "en", news.Last7d
	query := news.SearchNewsParams{Topic: "storm Northmere", Language: &language, Timeframe: &timeframe}
	found, err := client.SearchNewsWithResponse(context.Background(), &query)
	check(err)
	refused, err := client.SearchNewsWithResponse(context.Background(), &news.SearchNewsParams{Topic: " ", Language: &language})
	check(err)
	health, err := client.HealthWithResponse(context.Background())
	check(err)
	if refused.ApplicationproblemJSON400.Code != news.InvalidParameters || health.StatusCode() != 200 {
		panic(refused.Status() + health.Status())
	}
	// With two JSON types the generated code compares the whole Content-Type, which has a charset.
	var envelope news.Envelope
	check(json.Unmarshal(found.Body, &envelope))
	fmt.Println(envelope.Items[0].Title)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
